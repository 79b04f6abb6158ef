export function columns(rows: string[][]) {
  const widthOf = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0))
  return rows
    .map((row) =>
      row
        .map((cell, column) => printable(cell).padEnd(widthOf(column)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** Names and claims are typed by strangers: nothing in them may move a terminal's cursor. */
export const printable = (text: string) => text.replace(/[\p{Cc}\p{Cf}]/gu, '?')

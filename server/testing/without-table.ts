import type { TestApp } from './app.ts'

/** While `run` goes on the server stumbles over this table: a failure nobody wrote a sentence for. */
export async function withoutTable({ pool }: TestApp, table: string, run: () => Promise<void>) {
  await pool.query(`ALTER TABLE ${table} RENAME TO ${table}_away`)
  try {
    await run()
  } finally {
    await pool.query(`ALTER TABLE ${table}_away RENAME TO ${table}`)
  }
}

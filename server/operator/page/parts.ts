import { type Look, type Page, rowsOnAPage } from '../waiting.ts'
import type { Said } from './access.ts'
import { type Html, html } from './html.ts'

export const saidOnce = (said: Said | undefined) =>
  said && html`<p class="said words" role="status">${said.text}</p>`

/** What strangers typed must not turn the direction of what stands around it. */
export const name = (text: string) => html`<bdi>${text}</bdi>`

export const day = (at: Date) =>
  html`<time datetime="${at.toISOString()}">${at.toISOString().slice(0, 10)}</time>`

export const moment = (at: Date) =>
  html`<time datetime="${at.toISOString()}">${at.toISOString().slice(0, 16).replace('T', ' ')} UTC</time>`

export function waits(since: Date, now = new Date()) {
  const days = Math.floor((now.getTime() - since.getTime()) / 86_400_000)
  return days < 1 ? 'since today' : `${days} ${days === 1 ? 'day' : 'days'}`
}

export const find = (action: string, { search }: Look, what: string) => html`
<form class="find" method="get" action="${action}" role="search">
<label>${what}<input type="search" name="q" value="${search}" maxlength="200" autocomplete="off"></label>
<button>Search</button>
${search && html`<a href="${action}">Show all</a>`}
</form>`

type Column<Row> = { head: string; cell: (row: Row) => Html | string }

/** Rows by pages; on a phone each is a card. */
export function table<Row>(
  action: string,
  look: Look,
  { rows, total }: Page<Row>,
  columns: readonly Column<Row>[],
): Html {
  const last = Math.max(1, Math.ceil(total / rowsOnAPage))
  if (rows.length === 0)
    return html`<p class="quiet">${look.search || look.page > 1 ? 'Nothing found.' : 'Nothing is waiting here.'}</p>`
  const first = (look.page - 1) * rowsOnAPage + 1
  return html`
<table>
<caption class="small">${first} to ${first + rows.length - 1} of ${total}</caption>
<thead><tr>${columns.map(({ head }) => html`<th scope="col">${head}</th>`)}</tr></thead>
<tbody>
${rows.map(
  (
    row,
  ) => html`<tr>${columns.map(({ head, cell }) => html`<td data-head="${head}">${cell(row)}</td>`)}</tr>
`,
)}
</tbody>
</table>
${last > 1 && pager(action, look, last)}`
}

const pager = (action: string, { search, page }: Look, last: number) => {
  const to = (at: number) => `${action}?${new URLSearchParams({ q: search, page: String(at) })}`
  return html`<nav class="pages" aria-label="Further rows">
${page > 1 && html`<a href="${to(page - 1)}" rel="prev">Earlier</a>`}
<span>Page ${page} of ${last}</span>
${page < last && html`<a href="${to(page + 1)}" rel="next">Later</a>`}
</nav>`
}

type Field = {
  label: string
  name: string
  hint?: string
  value?: string | undefined
  required?: boolean
}

export const words = ({ label, name: field, hint, value, required }: Field) => html`
<label>${label}${hint && html` <span class="small quiet">${hint}</span>`}
<textarea name="${field}" maxlength="2000"${required && html` required`}>
${value}</textarea></label>`

export const line = ({ label, name: field, hint, value }: Field, type: 'url' | 'date') => html`
<label>${label}${hint && html` <span class="small quiet">${hint}</span>`}
<input type="${type}" name="${field}" value="${value}" maxlength="500" autocomplete="off"></label>`

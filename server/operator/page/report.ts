import { nothingLeft, type openReport, personOf } from '../reports.ts'
import { html } from './html.ts'
import { moment, name, words } from './parts.ts'

/** One report, opened; that it was is recorded already. */
export const reportPage = (door: string, { row, said }: Report) => html`
<p class="quiet">You have opened it, and that is recorded. Read it again only if you need to.</p>
<dl>
<dt>When</dt><dd>${moment(row.at)}</dd>
<dt>Reason</dt><dd>${row.reason}</dd>
<dt>By</dt><dd>${personOf(row.reporter_model, row.reporter_id)}</dd>
<dt>About</dt><dd>${
  row.reported_model === 'Therapist'
    ? html`<a href="${door}/therapists/${row.reported_id}">${personOf(row.reported_model, row.reported_id)}</a>`
    : personOf(row.reported_model, row.reported_id)
}</dd>
</dl>
${said ? whatWasSaid(door, row, said) : html`<p class="card">${nothingLeft}</p>`}`

type Report = Awaited<ReturnType<typeof openReport>>

const whatWasSaid = (
  door: string,
  row: Report['row'],
  { note, messages, outcome }: NonNullable<Report['said']>,
) => html`
<h2>What they wrote</h2>
<p class="card words">${note || 'Nothing.'}</p>
<h2>Messages they chose</h2>
${messages.length === 0 && html`<p class="quiet">None.</p>`}
${messages.map(
  ({ from, date, text }) =>
    html`<div class="card"><p class="small quiet">${moment(new Date(date))}, the ${from}</p><p class="words">${name(text)}</p></div>`,
)}
<h2>What was done</h2>
${
  row.closed_at
    ? html`<p>Closed ${moment(row.closed_at)}.</p><p class="card words">${outcome}</p>`
    : html`<form class="act" method="post" action="${door}/reports/${row._id}/close">
${words({ label: 'What you did about it', name: 'done', required: true, hint: 'Kept with the report, for operators alone.' })}
<div class="row"><button class="main">Close the report</button></div>
</form>`
}`

import { standingOf } from '../lists.ts'
import { personOf } from '../reports.ts'
import type {
  Look,
  listAuditRows,
  listClaimsWaiting,
  listMailRows,
  listReportRows,
  listTherapistRows,
} from '../waiting.ts'
import { html } from './html.ts'
import { day, find, moment, name, table, waits } from './parts.ts'

type Rows<List extends (...given: never[]) => unknown> = Awaited<ReturnType<List>>

export const claimList = (door: string, look: Look, page: Rows<typeof listClaimsWaiting>) => html`
<p class="quiet">Claims that nobody has looked at, the longest waiting first.</p>
${find(`${door}/`, look, 'Name, email, number or place')}
${table(`${door}/`, look, page, [
  {
    head: 'Waiting',
    cell: ({ since }) => html`${waits(since)} <span class="small quiet">${day(since)}</span>`,
  },
  {
    head: 'Therapist',
    cell: (row) =>
      html`<a href="${door}/therapists/${row.therapistId}">${name(row.name)}</a><br><span class="small quiet">${name(row.email ?? '–')}</span>`,
  },
  { head: 'Licence', cell: ({ kind }) => name(kind) },
  { head: 'Number', cell: ({ number }) => name(number) },
  { head: 'Issued in', cell: ({ place }) => name(place) },
  { head: 'Until', cell: ({ expires }) => expires ?? 'no end' },
])}`

export const reportList = (door: string, look: Look, page: Rows<typeof listReportRows>) => html`
<p class="quiet">Open ones first, the oldest on top. Opening one shows what its writer chose to show, and is recorded.</p>
${find(`${door}/reports`, look, 'Therapist, reason or number of the report')}
${table(`${door}/reports`, look, page, [
  { head: 'Since', cell: (row) => html`${row.closed_at ? day(row.at) : waits(row.at)}` },
  { head: 'Reason', cell: ({ reason }) => reason },
  { head: 'By', cell: (row) => personOf(row.reporter_model, row.reporter_id) },
  {
    head: 'About',
    cell: (row) =>
      row.reportedName !== null
        ? html`<a href="${door}/therapists/${row.reported_id}">${name(row.reportedName)}</a>`
        : personOf(row.reported_model, row.reported_id),
  },
  { head: 'State', cell: ({ closed_at }) => (closed_at ? html`closed ${day(closed_at)}` : 'open') },
  {
    head: 'Look',
    cell: ({ _id }) =>
      html`<form method="post" action="${door}/reports/${_id}/open"><button aria-label="Open the report ${_id}">Open</button></form>`,
  },
])}`

export const therapistList = (
  action: string,
  door: string,
  look: Look,
  page: Rows<typeof listTherapistRows>,
) => html`
${find(action, look, 'Name, email or username')}
${table(action, look, page, [
  {
    head: 'Therapist',
    cell: (row) => html`<a href="${door}/therapists/${row.therapistId}">${name(row.name)}</a>`,
  },
  { head: 'Email', cell: ({ email }) => name(email ?? '–') },
  { head: 'Standing', cell: (row) => `${standingOf(row)}${row.isDemo ? ', demo' : ''}` },
  { head: 'Stopped', cell: ({ deactivated_at }) => (deactivated_at ? day(deactivated_at) : '–') },
])}`

export const mailList = (
  door: string,
  look: Look,
  page: Rows<typeof listMailRows>,
  isSent: boolean,
) => html`
<p class="quiet">${isSent ? 'Mails that have not left yet.' : 'SMTP_URL is not set: mails stay here until they are over.'} What they say is read by the command <code>outbox</code> alone, since they hold links that open an account.</p>
${find(`${door}/outbox`, look, 'Kind')}
${table(`${door}/outbox`, look, page, [
  {
    head: 'Waiting',
    cell: ({ at }) => html`${waits(at)} <span class="small quiet">${moment(at)}</span>`,
  },
  { head: 'Kind', cell: ({ kind }) => kind },
  {
    head: 'State',
    cell: (row) => (row.waits ? 'until the address is confirmed' : `tried ${row.tries} times, due`),
  },
  { head: 'Due', cell: ({ due }) => moment(due) },
])}`

export const auditList = (door: string, look: Look, page: Rows<typeof listAuditRows>) => html`
<p class="quiet">What operators did, the newest first.</p>
${find(`${door}/audit`, look, 'Action, detail or email')}
${table(`${door}/audit`, look, page, [
  { head: 'At', cell: ({ at }) => moment(at) },
  { head: 'By', cell: ({ osUser }) => name(osUser) },
  { head: 'Action', cell: ({ action }) => action },
  {
    head: 'Therapist',
    cell: ({ email, therapistId }) =>
      name(email ?? (therapistId ? `${therapistId} (account deleted)` : '–')),
  },
  { head: 'Detail', cell: ({ detail }) => name(detail) },
])}`

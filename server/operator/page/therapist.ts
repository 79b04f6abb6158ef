import type { listFindings } from '../../licences/finding-store.ts'
import { type HeldLicence, wordOf } from '../../licences/store.ts'
import type { therapists } from '../../therapists/table.ts'
import { standingOf } from '../lists.ts'
import { codeOf } from '../verify.ts'
import { type Html, html } from './html.ts'
import { day, line, moment, name, waits, words } from './parts.ts'

type Known = {
  therapist: typeof therapists.$inferSelect
  held: HeldLicence[]
  findings: Awaited<ReturnType<typeof listFindings>>
  stop: { until: Date | null; reason: string } | undefined
  /** What was typed into a form that was refused. */
  form: URLSearchParams | undefined
}

/** One therapist: what they declare, what was found of it, and whether they practise. */
export const therapistPage = (door: string, known: Known) => {
  const { therapist, held, findings, stop, form } = known
  const at = `${door}/therapists/${therapist._id}`
  return html`
<p><bdi>${therapist.email}</bdi> · ${standingOf(therapist)}${therapist.isDemo && ' · demo'}</p>
<h2>Licences</h2>
${held.length === 0 && html`<p class="quiet">They have declared none.</p>`}
${held.map((licence) => claim(at, licence, form))}
${findings.length > 0 && looks(findings)}
<h2>Standing</h2>
${stop ? stopped(at, stop) : standing(at, form)}`
}

function claim(at: string, licence: HeldLicence, form: URLSearchParams | undefined): Html {
  const code = codeOf(licence)
  const typed = (field: string) => (form?.get('code') === code ? (form.get(field) ?? '') : '')
  const hidden = html`<input type="hidden" name="code" value="${code}">`
  const register = { label: 'Address of the register', name: 'register', value: typed('register') }
  return html`
<section class="card" aria-label="${licence.kind}, ${licence.number}">
<h3>${name(licence.kind)}</h3>
<dl>
${licence.area !== null && html`<dt>Training for</dt><dd>${name(licence.area)}</dd>`}
<dt>Number</dt><dd>${name(licence.number)}</dd>
<dt>Issued in</dt><dd>${name(licence.place)}</dd>
<dt>Until</dt><dd>${licence.expires ?? 'no end'}</dd>
<dt>Claimed</dt><dd>${day(licence.claimedAt)}, ${waits(licence.claimedAt)}</dd>
<dt>State</dt><dd>${wordOf(licence)}${licence.checkedAt && html`, ${day(licence.checkedAt)}`}</dd>
</dl>
<form class="act" method="post" action="${at}/verify">
${hidden}
${words({ label: 'What you saw', name: 'note', value: typed('note'), required: true, hint: 'Kept with what you found.' })}
${line({ ...register, hint: 'Where it can be seen again, starting with https://' }, 'url')}
<div class="row">
<button class="main" name="state" value="verified">The register confirms it</button>
<button name="state" value="document-seen">I saw a document, no more</button>
${licence.checkedAt && html`<button name="state" value="self-declared">Take back what was said</button>`}
</div>
</form>
<details${typed('reason') && html` open`}>
<summary>It does not hold</summary>
<form class="act" method="post" action="${at}/reject">
${hidden}
${words({ label: 'Why', name: 'reason', value: typed('reason'), required: true, hint: 'The therapist reads this beside the licence. Nobody else does.' })}
${line(register, 'url')}
<div class="row"><button>Reject it</button></div>
</form>
</details>
</section>`
}

const looks = (findings: Known['findings']) => html`
<h2>What was found before</h2>
<ul>
${findings.map(
  ({ at, finding, claim: claimed, note, register }) => html`<li>
<p>${moment(at)}: <strong>${finding}</strong>, ${name(claimed)}
${note && html`<br><span class="words">${note}</span>`}
${register && html`<br><a href="${register}" rel="noopener noreferrer">${register}</a>`}</p></li>`,
)}
</ul>`

const stopped = (at: string, { until, reason }: NonNullable<Known['stop']>) => html`
<p>Stopped ${until ? html`until the end of ${day(until)}` : 'for good'}. ${reason ? 'They read this reason:' : 'They were given no reason.'}</p>
${reason && html`<p class="card words">${reason}</p>`}
<form class="act" method="post" action="${at}/activate"><div class="row"><button>Let them practise again</button></div></form>`

const standing = (at: string, form: URLSearchParams | undefined) => html`
<details${form?.has('until') && html` open`}>
<summary>Stop this therapist</summary>
<form class="act" method="post" action="${at}/suspend">
<p class="quiet">They are signed out everywhere and no longer found, and nobody can write in their threads.</p>
${line({ label: 'Until the end of', name: 'until', value: form?.get('until') ?? '', hint: 'Leave it empty: for good.' }, 'date')}
${words({ label: 'Why', name: 'reason', value: form?.has('until') ? (form.get('reason') ?? '') : '', hint: 'They read it where they would sign in. Name no patient.' })}
<div class="row"><button>Stop them</button></div>
</form>
</details>`

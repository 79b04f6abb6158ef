import { AppointmentFormat, AppointmentKind } from '@attune/contract/calendar.ts'
import { useLocation, useNavigate, useSearchParams } from 'react-router'

export type Wanted = {
  kind: AppointmentKind | undefined
  format: AppointmentFormat | undefined
  at: Date | null
  /** The booking link that led here. */
  link: string | undefined
}

/**
 * What somebody is about to ask for stands in the address: loading anew and Back keep it. A time that
 * is chosen is an entry of its own, so that Back closes what opened in front of the page.
 */
export function useWanted() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const { state } = useLocation()
  const wanted: Wanted = {
    kind: AppointmentKind.safeParse(search.get('kind')).data,
    format: AppointmentFormat.safeParse(search.get('format')).data,
    at: momentOf(search.get('at')),
    link: search.get('link') || undefined,
  }
  const to = (change: Partial<Wanted>) => {
    const { kind, format, at, link } = { ...wanted, ...change }
    const next = new URLSearchParams()
    if (kind) next.set('kind', kind)
    if (format) next.set('format', format)
    if (at) next.set('at', at.toISOString())
    if (link) next.set('link', link)
    return { search: next.size > 0 ? `?${next}` : '' }
  }
  const change = (patch: Partial<Wanted>) =>
    void navigate(to(patch), { replace: true, preventScrollReset: true, state })
  const open = (patch: Partial<Wanted>) =>
    void navigate(to(patch), { preventScrollReset: true, state: { opened: true } })
  return { wanted, change, open }
}

function momentOf(text: string | null): Date | null {
  const at = new Date(text ?? '')
  return Number.isNaN(at.getTime()) ? null : at
}

import { brand } from '@attune/contract/brand.ts'
import { useTitleCount } from '../lib/title-count.ts'

/** The document's title; each page draws one, alone or through its heading. What is new is counted before it. */
export function Title({ children }: { children: string }) {
  const count = useTitleCount()
  return <title>{`${count}${children} · ${brand}`}</title>
}

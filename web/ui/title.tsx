import { brand } from '@attune/contract/brand.ts'

/** The document's title; each page draws one, alone or through its heading. */
export const Title = ({ children }: { children: string }) => (
  <title>{`${children} · ${brand}`}</title>
)

import { brand } from '@attune/contract/brand.ts'

/** The mark and the name, `short` on a narrow phone the mark alone; the link around it is the caller's. */
export function Mark({ short = false }: { short?: boolean }) {
  return (
    <span className="inline-flex items-center gap-2.5 font-serif text-title leading-none font-medium tracking-[-0.02em] text-ink">
      <svg width="30" height="22" viewBox="0 0 30 22" fill="none" aria-hidden="true">
        <path d="M2 14C6 3 9 3 12.5 11S20 19 28 8" stroke="var(--clay)" {...stroke} />
        <path d="M2 8C6 19 9 19 12.5 11S20 3 28 8" stroke="var(--pine)" {...stroke} />
      </svg>
      <span className={short ? 'max-sm:hidden' : 'max-[14rem]:hidden'}>{brand}</span>
    </span>
  )
}

const stroke = { strokeWidth: 2.6, strokeLinecap: 'round' } as const

import type { ReactNode } from 'react'
import { Disclosure } from '../ui/disclosure.tsx'

/** A part of the page, folded. */
export const Folded = ({ title, children }: { title: string; children: ReactNode }) => (
  <Disclosure title={title} className="mt-4 border-t border-line pt-3">
    <div className="mt-3 mb-6">{children}</div>
  </Disclosure>
)

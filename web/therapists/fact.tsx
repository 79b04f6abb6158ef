import type { ReactNode } from 'react'

type FactProps = { name: string; children: ReactNode }

/** spec §2: N/A where nothing is given. */
export const Fact = ({ name, children }: FactProps) => (
  <div>
    <dt>{name}</dt>
    <dd>{children || 'N/A'}</dd>
  </div>
)

/** What is not there where nothing was said. */
export const Said = ({ name, children }: FactProps) =>
  children ? <Fact name={name}>{children}</Fact> : null

import type { Finding } from '@attune/contract/diagnosis.ts'
import type { ReactNode } from 'react'
import { Sources } from './sources.tsx'

type FindingsProps = { title: string; findings: readonly Finding[] }

/** Sentences of a summary. */
export const Sentences = ({ title, findings }: FindingsProps) => (
  <Section title={title} findings={findings}>
    <ul className="grid gap-2.5">
      {findings.map(({ text }) => (
        <li key={text} className="border-l-2 border-pine pl-3.5 leading-normal">
          {text}
        </li>
      ))}
    </ul>
  </Section>
)

/** Single words of a summary. */
export const Words = ({ title, findings }: FindingsProps) => (
  <Section title={title} findings={findings}>
    <ul className="flex flex-wrap gap-2">
      {findings.map(({ text }) => (
        <li key={text} className="chip text-ink">
          {text}
        </li>
      ))}
    </ul>
  </Section>
)

const Section = ({ title, findings, children }: FindingsProps & { children: ReactNode }) =>
  findings.length > 0 && (
    <section>
      <h3 className="mb-3 font-sans text-small font-semibold tracking-normal">{title}</h3>
      {children}
      {findings.some(({ from }) => from.length > 0) && <Sources findings={findings} />}
    </section>
  )

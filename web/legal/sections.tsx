import type { ReactNode } from 'react'
import type { Section } from './section.ts'

type SectionsProps = { sections: readonly Section[]; after?: { [id: string]: ReactNode } }

/** Each part a heading with a list; `after` puts one more line below the list of a part. */
export const Sections = ({ sections, after = {} }: SectionsProps) =>
  sections.map(({ id, title, lines }) => (
    <section key={id} aria-labelledby={id} className="mt-10">
      <h2 id={id}>{title}</h2>
      <ul className="mt-4 grid max-w-[65ch] list-disc gap-2.5 pl-5">
        {lines.map((line) => (
          <li key={line.id}>{line.text}</li>
        ))}
        {after[id] && <li>{after[id]}</li>}
      </ul>
    </section>
  ))

import { paths } from '@attune/contract/paths.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { buttonClass } from '../ui/button.tsx'
import { Wave } from '../ui/wave.tsx'
import { Anyone, Gate, InStep, Met, Nought, Page, Sum, Talk } from './drawings.tsx'
import { Reveal } from './reveal.tsx'

type Item = readonly [title: string, text: string, drawing: ReactNode]

const why: readonly Item[] = [
  [
    'You see the reasons',
    'Each match is a sum of points, and every point has a name you can check.',
    <Sum key="sum" />,
  ],
  [
    'You decide who reads what',
    'A therapist sees your summary only after you write, and only while you allow it.',
    <Gate key="gate" />,
  ],
  [
    'Nothing is for sale',
    'No fees for being matched, no ads, no trackers.',
    <Nought key="nought" />,
  ],
]

const how: readonly Item[] = [
  [
    'Say what is going on',
    'A few short questions, at your pace. You can say “I would rather not say”.',
    <InStep key="apart" apart={2.6} />,
  ],
  [
    'See who fits, and why',
    'Up to six therapists, each with the points that add up to the match.',
    <InStep key="near" apart={1.1} />,
  ],
  [
    'Write the first line',
    'Message them here, then meet online or in person. You decide what they may see.',
    <InStep key="together" apart={0} />,
  ],
]

const offer: readonly Item[] = [
  [
    'Best matches',
    'Therapists who meet what you ask for, with the reasons beside them.',
    <Sum key="sum" />,
  ],
  [
    'Messages',
    'Write to a therapist in private. What you type is not lost when the connection is.',
    <Talk key="talk" />,
  ],
  ['A journal', 'A place for your days, shown to nobody else.', <Page key="page" />],
  [
    'Help right now',
    'The crisis lines of your country, one tap away on every page.',
    <Met key="met" />,
  ],
]

/** spec §1: the five sections and what they say. */
export const Sections = () => (
  <div
    id="info"
    tabIndex={-1}
    className="wrap grid scroll-mt-2 gap-20 pt-14 pb-16 outline-none wide:gap-28"
  >
    <Section title="Why Choose Us">
      <Columns items={why} />
    </Section>
    <Section
      title="How It Works"
      lead="Answer a few questions about your emotional well-being and what you want from therapy, get matched, then hold your sessions online or in person."
    >
      <Columns items={how} numbered />
    </Section>
    <Section title="What We Offer">
      <ul className="grid gap-5 wide:grid-cols-2">
        {offer.map(([title, text, drawing]) => (
          <li key={title} className="card wide:p-8">
            {drawing}
            <h3>{title}</h3>
            <p className="mt-1.5 text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
    <Section title="Who Is Therapy For">
      <p className="max-w-[60ch] font-serif text-heading leading-normal tracking-[-0.01em] text-muted">
        For anyone who wants to talk to someone trained to listen. You do not need a diagnosis, a
        crisis or a good reason. Attune is for adults, 18 and older.
      </p>
      <div className="mt-8">
        <Anyone />
      </div>
    </Section>
    <Section title="Start Your Healing Journey Today" hidden>
      <Start />
    </Section>
  </div>
)

type SectionProps = { title: string; lead?: string; hidden?: boolean; children: ReactNode }

const Section = ({ title, lead, hidden, children }: SectionProps) => (
  <Reveal>
    <section aria-label={title}>
      {!hidden && <h2 className="mb-6 text-large">{title}</h2>}
      {lead && <p className="-mt-2 mb-8 max-w-[62ch] text-muted">{lead}</p>}
      {children}
    </section>
  </Reveal>
)

type ColumnsProps = { items: readonly Item[]; numbered?: boolean }

const Columns = ({ items, numbered }: ColumnsProps) => (
  <ol className="grid gap-7 wide:grid-cols-3 wide:gap-11">
    {items.map(([title, text, drawing], at) => (
      <li key={title}>
        {drawing}
        <h3 className="flex justify-between gap-3 border-t-2 border-ink pt-4">
          {title}
          {numbered && (
            <span aria-hidden="true" className="text-title font-normal text-faint">
              {at + 1}
            </span>
          )}
        </h3>
        <p className="mt-1.5 text-muted">{text}</p>
      </li>
    ))}
  </ol>
)

const Start = () => (
  <div className="overflow-hidden rounded-card bg-pine-soft px-6 pt-12 text-center wide:pt-16">
    <h2 className="text-display text-pine-deep">Start Your Healing Journey Today</h2>
    <p className="mx-auto mt-4 mb-8 max-w-[52ch]">
      It begins with a few questions. Your privacy comes first: your answers are yours, and you can
      delete everything at any time.
    </p>
    <Link to={paths.signUp} className={buttonClass()}>
      Sign up now
    </Link>
    <Wave
      width={1100}
      height={150}
      cycles={3.2}
      amplitude={0.2}
      className="-mx-6 mt-8 h-[90px] w-[calc(100%+3rem)] wide:h-[130px]"
    />
  </div>
)

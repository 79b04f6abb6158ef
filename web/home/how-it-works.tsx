import { paths } from '@attune/contract/paths.ts'
import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'

const cards = [
  {
    to: paths.addJournal,
    title: 'Create a Journal',
    text: 'Write down what the day was like. It is shown to nobody else.',
  },
  {
    to: paths.tips,
    title: 'Tips & Advice',
    text: 'Small things to try, drawn from what you told us.',
  },
  {
    to: paths.findTherapist,
    title: 'Find a Therapist',
    text: 'See who meets what you ask for, and the reasons why.',
  },
]

/** spec §2: three cards, three ways on. */
export const HowItWorks = () => (
  <section aria-labelledby="how" className="mt-14">
    <h2 id="how">How it works</h2>
    <ul className="mt-6 grid gap-7 wide:grid-cols-3 wide:gap-11">
      {cards.map(({ to, title, text }) => (
        <li key={to} className="group relative border-t-2 border-ink pt-4">
          <h3>
            <Link
              to={to}
              className="flex items-center justify-between gap-3 text-ink no-underline after:absolute after:inset-0"
            >
              {title}
              <ArrowRight
                size={20}
                strokeWidth={1.75}
                className="text-pine transition-transform duration-150 group-hover:translate-x-1"
                aria-hidden
              />
            </Link>
          </h3>
          <p className="mt-1.5 text-muted">{text}</p>
        </li>
      ))}
    </ul>
  </section>
)

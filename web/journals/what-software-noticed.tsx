import type { Journal, JournalNotice, Noticed } from '@attune/contract/journals.ts'
import { paths } from '@attune/contract/paths.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { dateTime } from '../lib/dates.ts'
import { usePerson } from '../lib/session.ts'
import { Disclosure } from '../ui/disclosure.tsx'
import { noticeOf } from './queries.ts'

/** Quiet, and closed until someone wants to know; nothing where software was not allowed to look. */
export function WhatSoftwareNoticed({ entry }: { entry: Journal }) {
  const { id } = usePerson()
  const { data } = useQuery(noticeOf(id, entry))
  if (!data || data.state === 'none') return null
  return (
    <Disclosure
      title="What the software noticed"
      className="mt-8 border-t border-line pt-4"
      lineClassName="text-small"
    >
      <div className="mt-2 grid max-w-[62ch] gap-5 pl-6">
        {data.state === 'waiting' ? (
          <p role="status" className="text-muted">
            It has not looked at this entry yet.
          </p>
        ) : (
          <Found notice={data} />
        )}
      </div>
    </Disclosure>
  )
}

function Found({ notice: { danger, feelings, themes, made } }: { notice: JournalNotice }) {
  return (
    <>
      {danger && (
        <p>
          These words speak of danger. Where they do, software guesses no feelings.{' '}
          <Link to={paths.help}>Someone can listen right now</Link>.
        </p>
      )}
      {!danger && feelings.length + themes.length === 0 && (
        <p>
          It can’t tell. That often happens with short entries, and with quiet or mixed days. It
          says nothing about you.
        </p>
      )}
      <Guesses title="Feelings these words may carry" guesses={feelings} />
      <Guesses title="What they may touch on" guesses={themes} />
      {made && (
        <p className="text-small leading-normal text-muted">
          Guessed by software on {dateTime(made.at)}, from this entry alone. It can be wrong; you
          know best. You can switch it off in your profile.
        </p>
      )}
    </>
  )
}

const Guesses = ({ title, guesses }: { title: string; guesses: readonly Noticed[] }) =>
  guesses.length > 0 && (
    <section>
      <h2 className="mb-2 font-sans text-small font-semibold tracking-normal">{title}</h2>
      <ul className="grid gap-2">
        {guesses.map(({ name, because }) => (
          <li key={name} className="border-l-2 border-line pl-3.5 leading-normal">
            {name}
            {because.length > 0 && (
              <span className="block text-small text-muted">
                because you wrote {because.map((words) => `“${words}”`).join(', ')}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )

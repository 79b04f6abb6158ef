import {
  type Circumstance,
  circumstances,
  recommendations,
} from '@attune/contract/recommendations.ts'
import { useQuery } from '@tanstack/react-query'
import { call } from '../lib/call.ts'
import { useSetPart } from '../lib/use-set-part.ts'
import { Choice } from '../ui/choice.tsx'
import { Disclosure } from '../ui/disclosure.tsx'
import { circumstancesOf } from './queries.ts'

const names: Record<Circumstance, string> = {
  partner: 'I have a partner',
  children: 'I look after a child',
  animal: 'I have an animal',
  garden: 'I have a garden or plants',
  'fear-ladder': 'I have made a fear ladder',
  'no-sport': 'Sport is not for me',
  shifts: 'I work shifts, or my nights are not my own',
  'stays-in': 'I can hardly leave the house',
  medicine: 'I take medicine',
}

/** What activities and advice go by, beyond the questions; kept sealed, and never guessed. */
export function FitsMyLife({ userId }: { userId: string }) {
  const query = circumstancesOf(userId)
  const { data: said } = useQuery(query)
  const change = useSetPart<Circumstance[]>({
    queryKey: query.queryKey,
    read: () => call(recommendations.circumstances, { params: { userId } }),
    save: async (all) => {
      await call(recommendations.setCircumstances, {
        params: { userId },
        body: { circumstances: all },
      })
      return all
    },
    refused: 'That was not saved.',
  })
  if (!said) return null
  const toggle = (one: Circumstance) => {
    const isOn = !said.includes(one)
    change((stored) => [...stored.filter((other) => other !== one), ...(isOn ? [one] : [])])
  }
  return (
    <Disclosure title="What fits my life" className="text-left" lineClassName="text-small">
      <p className="mb-3 text-small text-muted">
        Activities and advice go by it. It is kept encrypted, and no therapist sees it.
      </p>
      <div className="grid gap-2.5 wide:grid-cols-2">
        {circumstances.map((one) => (
          <Choice
            key={one}
            type="checkbox"
            checked={said.includes(one)}
            onChange={() => toggle(one)}
          >
            {names[one]}
          </Choice>
        ))}
      </div>
    </Disclosure>
  )
}

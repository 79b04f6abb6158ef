import {
  type Circumstance,
  circumstances,
  recommendations,
} from '@attune/contract/recommendations.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { toast } from 'react-hot-toast'
import { call } from '../lib/call.ts'
import { sentence } from '../lib/failures.ts'
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
  const client = useQueryClient()
  const query = circumstancesOf(userId)
  const { data: said } = useQuery(query)
  const change = useMutation({
    mutationFn: (all: Circumstance[]) =>
      call(recommendations.setCircumstances, { params: { userId }, body: { circumstances: all } }),
    onMutate: (all) => {
      const before = said
      client.setQueryData(query.queryKey, all)
      return { before }
    },
    onError: (error, _, kept) => {
      client.setQueryData(query.queryKey, kept?.before)
      toast.error(sentence(error, 'That was not saved.'))
    },
  })
  if (!said) return null
  const toggle = (one: Circumstance) =>
    change.mutate(said.includes(one) ? said.filter((other) => other !== one) : [...said, one])
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

import type { OutsideModel } from '@attune/contract/ai.ts'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { usePerson } from '../lib/session.ts'
import { Switch } from '../ui/switch.tsx'
import { TitledCard } from '../ui/titled-card.tsx'
import { outsideModelHash } from './outside-model-hash.ts'
import { useOutsideModel, useSetConsent } from './queries.ts'

/** On the profile, where the operator has set a model: what it would get, and the person's switch. */
export function AiConsentCard() {
  const outside = useOutsideModel(usePerson().id)
  return outside && <Consent {...outside} />
}

function Consent({ model, allowed }: { model: OutsideModel; allowed: boolean }) {
  const { mutate } = useSetConsent(usePerson().id)
  const section = useRef<HTMLElement>(null)
  const { hash } = useLocation()
  useEffect(() => {
    // A link here was followed before this stood on the page.
    if (hash === outsideModelHash) section.current?.scrollIntoView()
  }, [hash])
  return (
    <TitledCard
      ref={section}
      id={outsideModelHash.slice(1)}
      className="scroll-mt-24"
      title="An outside model"
      titleId="ai-consent"
      lead={
        <>
          Attune finds its words by itself. If you allow it, a model called{' '}
          <Exactly>{model.name}</Exactly>, run at <Exactly>{model.host}</Exactly>, may word some of
          them: your advice, your summary in other words, why a therapist fits, and questions the
          assistant has no answer to.
        </>
      }
    >
      <dl className="mt-4 grid max-w-[62ch] gap-3 text-small">
        <Part title="It gets">
          The topics, feelings and wishes you ticked, what Attune chose for you to try, and such a
          question with those before it. Names, e-mail addresses, numbers and links we recognise are
          taken out first.
        </Part>
        <Part title="It never gets">
          Your name, your e-mail, your phone number, your journal, your messages, or anything that
          sounds like danger.
        </Part>
        <Part title="It never decides">
          Your matches and their order, who may see what, and when help is shown.
        </Part>
      </dl>
      <p className="mt-4 max-w-[62ch] text-small text-muted">
        What it writes is marked. It is checked for form, not by a professional. Attune cannot see
        what {model.host} keeps. Switching it off deletes here what it wrote about your summary and
        matches.
      </p>
      <div className="mt-3">
        <Switch
          label={`Let ${model.name} help with words`}
          checked={allowed}
          onChange={(on) => mutate(on ? model : null)}
        />
      </div>
    </TitledCard>
  )
}

const Exactly = ({ children }: { children: string }) => (
  <b className="font-semibold text-ink [overflow-wrap:anywhere]">{children}</b>
)

const Part = ({ title, children }: { title: string; children: string }) => (
  <div>
    <dt className="font-semibold">{title}</dt>
    <dd className="text-muted">{children}</dd>
  </div>
)

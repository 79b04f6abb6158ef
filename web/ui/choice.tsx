import { Check } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'

type ChoiceProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  type: 'radio' | 'checkbox'
  children: ReactNode
}

/** A card that is one radio button or checkbox. */
export function Choice({ type, children, ...input }: ChoiceProps) {
  return (
    <label className={`choice choice-${type}`}>
      <input {...input} type={type} className="absolute inset-0 size-full opacity-0" />
      <span className="choice-box" aria-hidden="true">
        <Check size={15} strokeWidth={3} />
      </span>
      <span className="min-w-0">{children}</span>
    </label>
  )
}

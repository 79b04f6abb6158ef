import { Check } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'

type ChoiceProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  type: 'radio' | 'checkbox'
  children: ReactNode
}

/**
 * A card that is one radio button or checkbox. The second click of a double click changes nothing:
 * it was meant for what stood there before, such as the button of the last question.
 */
export function Choice({ type, children, onChange, ...input }: ChoiceProps) {
  return (
    <label className={`choice choice-${type}`}>
      <input
        {...input}
        type={type}
        className="absolute inset-0 size-full opacity-0"
        onChange={(event) => {
          const { nativeEvent } = event
          if (!(nativeEvent instanceof UIEvent && nativeEvent.detail > 1)) onChange?.(event)
        }}
      />
      <span className="choice-box" aria-hidden="true">
        <Check size={15} strokeWidth={3} />
      </span>
      <span className="min-w-0">{children}</span>
    </label>
  )
}

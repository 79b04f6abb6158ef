import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { IconButton } from './button.tsx'
import { Field, type FieldProps } from './field.tsx'

type TextFieldProps = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps | 'id'>

export function TextField({ label, error, hint, labelHidden, optional, ...input }: TextFieldProps) {
  return (
    <Field {...given({ label, error, hint, labelHidden, optional })}>
      {(described) => (
        <input type="text" {...input} {...described} className={`input ${input.className ?? ''}`} />
      )}
    </Field>
  )
}

/** A password that can be looked at before it is sent. */
export function PasswordField({ label, error, hint, ...input }: TextFieldProps) {
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <Field {...given({ label, error, hint })}>
      {(described) => (
        <span className="relative block">
          <input
            {...input}
            {...described}
            type={shown ? 'text' : 'password'}
            className="input pr-13"
            autoCapitalize="none"
            spellCheck={false}
          />
          <IconButton
            label={shown ? 'Hide password' : 'Show password'}
            className="absolute top-[3px] right-1"
            onClick={() => setShown(!shown)}
          >
            <Icon size={20} strokeWidth={1.75} aria-hidden />
          </IconButton>
        </span>
      )}
    </Field>
  )
}

type TextAreaProps = FieldProps & Omit<ComponentProps<'textarea'>, keyof FieldProps | 'id'>

export function TextArea({ label, error, hint, labelHidden, optional, ...area }: TextAreaProps) {
  return (
    <Field {...given({ label, error, hint, labelHidden, optional })}>
      {(described) => (
        <textarea rows={4} {...area} {...described} className={`input ${area.className ?? ''}`} />
      )}
    </Field>
  )
}

type SelectProps = FieldProps & Omit<ComponentProps<'select'>, keyof FieldProps | 'id'>

/** Options are its children. */
export function Select({ label, error, hint, labelHidden, optional, ...select }: SelectProps) {
  return (
    <Field {...given({ label, error, hint, labelHidden, optional })}>
      {(described) => (
        <select {...select} {...described} className={`input ${select.className ?? ''}`} />
      )}
    </Field>
  )
}

/** Leaves out what was not given, as the optional properties are exact. */
function given(props: { [K in keyof FieldProps]: FieldProps[K] | undefined }): FieldProps {
  return Object.fromEntries(
    Object.entries(props).filter(([, value]) => value !== undefined),
  ) as FieldProps
}

type FormErrorProps = {
  /** Nothing went wrong: more is asked. */
  calm?: boolean
  children: string | null | undefined
}

/** What went wrong with the whole form, above its button. */
export const FormError = ({ calm = false, children }: FormErrorProps) => (
  <div role="alert" className="empty:hidden">
    {children && <p className={`note font-medium ${calm ? '' : 'note-danger'}`}>{children}</p>}
  </div>
)

/** What went wrong with the whole form, above its button. */
export const FormError = ({ children }: { children: string | null | undefined }) => (
  <div role="alert" className="empty:hidden">
    {children && <p className="note note-danger font-medium">{children}</p>}
  </div>
)

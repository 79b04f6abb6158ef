import type { ComponentProps, ReactNode, Ref } from 'react'

type TitledCardProps = Omit<ComponentProps<'section'>, 'title'> & {
  title: string
  titleId: string
  /** A heading that can take the focus. */
  titleRef?: Ref<HTMLHeadingElement>
  lead: ReactNode
}

/** One topic of a profile: its name, what it is about, and what can be done there. */
export function TitledCard(props: TitledCardProps) {
  const { title, titleId, titleRef, lead, className, children, ...rest } = props
  return (
    <section
      {...rest}
      aria-labelledby={titleId}
      className={`card mt-10 wide:p-9 ${className ?? ''}`}
    >
      <h2 ref={titleRef} id={titleId} {...(titleRef && { tabIndex: -1 })}>
        {title}
      </h2>
      <p className="mt-2 max-w-[62ch] text-muted">{lead}</p>
      {children}
    </section>
  )
}

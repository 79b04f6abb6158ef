/** spec §2: what the home page asks first; it stands in index.html too, before any script has come. */
export const Question = () => (
  <h1 id="feeling" className="text-large">
    How are you feeling today? <span className="text-muted">Choose your mood below:</span>
  </h1>
)

/** The question alone, where it will stand, while the rest is on its way. */
export const OpeningHome = () => (
  <main className="wrap pt-[calc(var(--bar)+2rem)] wide:pt-[calc(var(--bar)+2.75rem)]">
    <span role="status" className="sr-only">
      Opening Attune
    </span>
    <div className="mb-6 h-[1.708rem]" />
    <section className="card px-5 py-6 wide:px-10 wide:py-9">
      <Question />
      <div className="h-[298px] wide:h-[150px]" />
    </section>
  </main>
)

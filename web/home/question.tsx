/** spec §2: what the home page asks first; it stands in index.html too, before any script has come. */
export const Question = () => (
  <h1 id="feeling" className="text-[clamp(1.75rem,1.6rem+0.6vw,1.95rem)]">
    How are you feeling today? <span className="text-muted">Choose your mood below:</span>
  </h1>
)

/** The question alone, where it will stand, while the rest is on its way. */
export const OpeningHome = () => (
  <main className="wrap pt-[calc(var(--bar)+2rem)] wide:pt-[calc(var(--bar)+2.75rem)]">
    <span role="status" className="sr-only">
      Opening Attune
    </span>
    <div className="mb-[26px] h-[1.8rem]" />
    <section className="card px-5 py-6 wide:px-[38px] wide:py-[34px]">
      <Question />
      <div className="h-[298px] wide:h-[150px]" />
    </section>
  </main>
)

/** Stands wherever someone appears who is not a real therapist. */
export const DemoMark = () => <span className="chip font-sans tracking-normal">Demo profile</span>

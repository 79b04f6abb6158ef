/** A page of ours shown inside another (an exercise on /home) has that page's assistant beside it. */
export const isFramed = () => window.self !== window.top

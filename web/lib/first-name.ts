/** 'Amara' of 'Dr. Amara Okafor'; a title is no name. */
export const firstName = (name: string) =>
  name.split(/\s+/).find((word) => !titles.test(word)) ?? name

const titles = /^(?:\p{L}{1,5}\.|dr|prof|mr|mrs|ms|mx|sir|dame)$/iu

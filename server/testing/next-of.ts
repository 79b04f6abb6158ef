/** The address of the next page, out of a reply's Link header; without `/api`, as calls are made. */
export const nextOf = (link: unknown) => /^<\/api(.+)>; rel="next"$/.exec(String(link))?.[1]

/** Words that stand in any sentence: alone they tell nothing of what somebody feels. */
export const emptyWords: ReadonlySet<string> = new Set(
  `a about after again all also always am an and any are as at back be because been before being
  but by can could day did do does doing don done down even ever every few for from get getting go
  goes going gone got had has have having he her here him his how i if in into is it its just know
  like lot made make many me might more most much must my need never next no nor not now of off on
  one only or other our out over own really said same say see she should so some still such than
  that the their them then there these they thing things think this those though thought through
  time to today tonight too took up us use very want wanted wants was we week well went were what
  when where which while who why will with would yes yesterday yet you your`.split(/\s+/),
)

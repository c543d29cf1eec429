import type { SportName } from '@app/contract/reference-lists/sports.ts'

const popularity: Partial<Record<SportName, number>> = {
  Basketball: 16,
  Baseball: 20,
  Softball: 16,
  Soccer: 15,
  Volleyball: 12,
  'Ice Hockey': 16,
  Lacrosse: 9,
  'Contact Football': 5,
  'Non-Contact Football': 4,
  Swimming: 6,
  Wrestling: 5,
  'Track & Field': 5,
  Gymnastics: 5,
  Cheerleading: 4,
  Pickleball: 4,
  Tennis: 3,
  Golf: 3,
  'Beach Volleyball': 3,
  'Other Sport or Activity': 0,
}

/** How many organizations hold events of a sport, relative to the others that its venues allow. */
export const popularityOf = (sport: SportName) => popularity[sport] ?? 0.7

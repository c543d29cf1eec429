const milesPerKilometer = 0.621_371

/** In miles. */
export const milesOf: ReadonlyMap<string, number> = new Map([
  ...'mile miles mi millas'.split(' ').map((word) => [word, 1] as const),
  ...'km kms kilometer kilometers'.split(' ').map((word) => [word, milesPerKilometer] as const),
])

/** In hours. */
export const hoursOf: ReadonlyMap<string, number> = new Map([
  ...'minute minutes min mins minutos'.split(' ').map((word) => [word, 1 / 60] as const),
  ...'hour hours hr hrs hora horas heure heures'.split(' ').map((word) => [word, 1] as const),
])

/** Whether a place may follow the word and 'of': '20 miles of', '2 heures de'. */
export const isDistanceUnit = (word: string) => milesOf.has(word) || hoursOf.has(word)

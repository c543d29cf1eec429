const meet = 'Volleyball June 5-6, 2027'
const [dallas, houston] = ['Dallas, TX', 'Houston, TX']

/** Texts that ask for one of several places: the first is offered, and the others are the choices beside it. */
export const placesToChoose: readonly (readonly [text: string, places: readonly string[]])[] = [
  [`${meet} in Dallas or Houston.`, [dallas, houston]],
  [`${meet}. Dallas or possibly Houston would work for us.`, [dallas, houston]],
  [`${meet}. Either Dallas, TX or Houston, TX would work.`, [dallas, houston]],
  [`${meet} in Dallas or, failing that, Houston.`, [dallas, houston]],
  [`${meet} in Dallas or in the Houston area.`, [dallas, houston]],
  [`${meet}. In Dallas, or maybe Houston.`, [dallas, houston]],
  [`${meet} in dallas or maybe houston`, [dallas, houston]],
  [`${meet} in Dallas OR Houston`, [dallas, houston]],
  [`VOLLEYBALL JUNE 5-6, 2027 IN DALLAS OR HOUSTON`, [dallas, houston]],
  [`${meet} in Dallas vs. Houston`, [dallas, houston]],
  [`${meet} in Dallas and/or Houston.`, [dallas, houston]],
  [`${meet} somewhere between Dallas and Houston.`, [dallas, houston]],
  [`${meet}. Dallas, TX; alternatively Houston, TX.`, [dallas, houston]],
  [`${meet}. Dallas preferred, Houston also works.`, [dallas, houston]],
  [`${meet}. Dallas is our first choice, Houston our second.`, [dallas, houston]],
  [`${meet} in Houston, otherwise Dallas.`, [houston, dallas]],
  [`${meet} in Dallas, Texas, or Tulsa, Oklahoma.`, [dallas, 'Tulsa, OK']],
  [`${meet} in Portland OR, or Seattle WA`, ['Portland, OR', 'Seattle, WA']],
  [
    `${meet} in Dallas or Fort Worth or Houston or Austin or San Antonio, TX.`,
    [dallas, 'Fort Worth, TX', houston, 'Austin, TX', 'San Antonio, TX'],
  ],
]

/** Texts with one place, whose words look like two. */
export const singlePlaces: readonly (readonly [text: string, place: string])[] = [
  [`${meet} in portland or`, 'Portland, OR'],
  [`${meet} in portland or nearby`, 'Portland, OR'],
  ['volleyball in portland or june 5-6 2027', 'Portland, OR'],
  [`${meet} in Dallas, in the Texas heat.`, dallas],
  [`${meet} in Dallas or Dallas, TX.`, dallas],
  [`${meet} in Indiana`, 'Indiana'],
  ['We need 6 volleyball courts in Indiana for our tournament.', 'Indiana'],
  [`${meet} or, for the right hotel rates, in Oregon.`, 'Oregon'],
  ['We would bring our volleyball tournament to Tennessee.', 'Tennessee'],
]

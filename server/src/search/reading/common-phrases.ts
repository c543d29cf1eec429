import { brands, fillers, inNames, type Phrase } from './phrases.ts'

/** Phrases of all markets. */
export const commonPhrases: readonly Phrase[] = [
  ...fillers(
    'walking distance, amateur, assistance, wknd, wkend, d1, d2, d3, division 1, division i, ncaa, naia, njcaa, juco, phone number, airport, international airport, intl airport, downtown, beach town, college town, mountain town, resort town, small town, hotel room, world championship, venue, place, site, location, event, tournament, tourney, game, match, meet, comp, competition, championship, finals, regionals, nationals, invitational, camp, clinic, league, season, showcase, weekend, team, club, association, organization, federation, travel, travel team, high school team, high school association, state high school, state championship, youth, adult, junior, kids, boys, girls, mens, womens, coed, host, hosting, rent, rental, available, availability, big, large, good, great, best, cheap, affordable, nice, new, area, region, metro, state, province, sport, city, cities, town, towns, friendly, level, age group, division, canada, usa, us, united states, united states of america, north america, estados unidos, états-unis, monday, tuesday, wednesday, thursday, friday, saturday, sunday, sat, two day, one day, three day, multi day, torneo, torneos, lugar, evento, tournoi, lieu, événement, compétition, competencia, campeonato, championnat, ciudad, ville, club deportivo',
  ),
  ...inNames(fillers('sports, sporting')),
  ...brands(
    'ymca, ywca, jcc, boys and girls club, boys & girls club, boys girls club, life time, lifetime fitness, la fitness, planet fitness, 24 hour fitness, anytime fitness, golds gym, big league dreams, dave and busters, salvation army, parks department, kroc center, topgolf, drive shack, main event, chelsea piers, i9 sports, us soccer, us youth soccer, play it again sports, sky zone, urban air, perfect game, ripken experience, ymca of the usa',
  ),
]

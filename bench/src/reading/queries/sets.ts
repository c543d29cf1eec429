import { plainQueries } from './first/plain.ts'
import { foreignQueries } from './first/spellings-and-languages.ts'
import { namedQueries } from './first/synonyms-and-names.ts'
import { destinationQueries as secondDestinations } from './second/destinations.ts'
import { equipmentQueries } from './second/equipment.ts'
import { placeQueries } from './second/places.ts'
import { sportQueries } from './second/sports.ts'
import { wordingQueries } from './second/wordings.ts'
import { destinationQueries as thirdDestinations } from './third/destinations.ts'
import { keywordQueries } from './third/keywords.ts'
import { nameQueries } from './third/names.ts'
import { sentenceQueries } from './third/sentences.ts'
import { spellingQueries } from './third/spellings-and-places.ts'
import { associationsQueries } from './fourth/associations.ts'
import { clubsMeetsQueries } from './fourth/clubs-meets.ts'
import { clubsQueries } from './fourth/clubs.ts'
import { destinationsQueries as fourthDestinations } from './fourth/destinations.ts'
import { leaguesAndCompaniesQueries } from './fourth/leagues-and-companies.ts'
import { nicheQueries } from './fourth/niche.ts'
import { organizersCourtsQueries } from './fourth/organizers-courts.ts'
import { organizersQueries } from './fourth/organizers.ts'
import { outdoorNicheQueries } from './fourth/outdoor-niche.ts'
import { testerDestinationQueries as fifthDestinations } from './fifth/destinations.ts'
import { familyQueries } from './fifth/families.ts'
import { languageQueries } from './fifth/languages.ts'
import { testerOneQueries } from './fifth/tester-one.ts'
import { testerThreeQueries } from './fifth/tester-three.ts'
import { testerTwoQueries } from './fifth/tester-two.ts'
import { commissionOneQueries } from './sixth/commission-one.ts'
import { commissionTwoQueries } from './sixth/commission-two.ts'
import { peopleOneQueries } from './sixth/people-one.ts'
import { peopleTwoQueries } from './sixth/people-two.ts'
import { acceptanceOneQueries } from './seventh/acceptance-one.ts'
import { acceptanceTwoQueries } from './seventh/acceptance-two.ts'
import { directorsDestinationQueries as seventhDestinations } from './seventh/destinations.ts'
import { directorsOneQueries } from './seventh/directors-one.ts'
import { directorsThreeQueries } from './seventh/directors-three.ts'
import { directorsTwoQueries } from './seventh/directors-two.ts'
import { eighthAcceptanceQueries } from './eighth/acceptance.ts'
import { eighthLanguageQueries } from './eighth/acceptance-languages.ts'
import { eighthOrganizerQueries } from './eighth/organizers.ts'
import { eighthOrganizerTwoQueries } from './eighth/organizers-two.ts'
import { ninthDestinationQueries as ninthDestinations } from './ninth/destinations.ts'
import { ninthMixedQueries } from './ninth/mixed.ts'
import { ninthMixedThreeQueries } from './ninth/mixed-three.ts'
import { ninthMixedTwoQueries } from './ninth/mixed-two.ts'
import type { DestinationQuery, ReadingQuery } from './reading-query.ts'

/**
 * Each set was written from what people type and mean, without looking at the implementation or the other sets. The
 * vocabulary was then extended for what the set lacked. Today is 2026-11-22. Dates without a year are the next ones.
 */
export const venueSets: Readonly<Record<string, readonly ReadingQuery[]>> = {
  first: [...plainQueries, ...foreignQueries, ...namedQueries],
  second: [...equipmentQueries, ...placeQueries, ...sportQueries, ...wordingQueries],
  third: [...keywordQueries, ...nameQueries, ...sentenceQueries, ...spellingQueries],
  fourth: [
    ...associationsQueries,
    ...clubsMeetsQueries,
    ...clubsQueries,
    ...leaguesAndCompaniesQueries,
    ...nicheQueries,
    ...organizersCourtsQueries,
    ...organizersQueries,
    ...outdoorNicheQueries,
  ],
  fifth: [
    ...familyQueries,
    ...languageQueries,
    ...testerOneQueries,
    ...testerThreeQueries,
    ...testerTwoQueries,
  ],
  sixth: [...commissionOneQueries, ...commissionTwoQueries, ...peopleOneQueries, ...peopleTwoQueries],
  seventh: [
    ...acceptanceOneQueries,
    ...acceptanceTwoQueries,
    ...directorsOneQueries,
    ...directorsThreeQueries,
    ...directorsTwoQueries,
  ],
  eighth: [
    ...eighthAcceptanceQueries,
    ...eighthLanguageQueries,
    ...eighthOrganizerQueries,
    ...eighthOrganizerTwoQueries,
  ],
  ninth: [...ninthMixedQueries, ...ninthMixedTwoQueries, ...ninthMixedThreeQueries],
}

export const destinationSets: Readonly<Record<string, readonly DestinationQuery[]>> = {
  second: secondDestinations,
  third: thirdDestinations,
  fourth: fourthDestinations,
  fifth: fifthDestinations,
  seventh: seventhDestinations,
  ninth: ninthDestinations,
}

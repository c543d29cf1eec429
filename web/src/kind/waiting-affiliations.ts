import type { Api } from '@app/contract/api.ts'
import type { Many } from '@app/contract/envelope.ts'
import type { Affiliation } from './profile-calls.ts'

/** The newest links that wait for an answer of the reader, and how many there are in all. */
export const loadWaitingAffiliations = async (api: Api) =>
  waitingAffiliations(await api['company-mgmt'].companies.locations.waiting({ take: 100 }))

export const waitingAffiliations = ({ data, _meta }: Many<Affiliation>) => ({
  links: data,
  count: _meta.stats.count,
})

/** Which of the two profiles asks the other. */
export const askerName = ({ isAcceptedByCompany, companyName, ownerName }: Affiliation) =>
  isAcceptedByCompany ? companyName : ownerName

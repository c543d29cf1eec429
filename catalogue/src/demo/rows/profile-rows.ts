import type { ProfileKindName } from '@app/contract/owners.ts'
import { inventBoosts } from '../boosts.ts'
import { demoId } from '../demo-id.ts'
import { instant } from '../epoch.ts'
import type { Language } from '../names/language.ts'
import type { Person } from '../people/people.ts'
import { addressIn, domainOf, phoneIn, postalCodeAt } from '../places/contact.ts'
import type { Site } from '../places/position.ts'
import { momentSince, type Planned } from '../planned.ts'
import type { Random } from '../random.ts'
import type { World } from '../world.ts'
import { noRows, type PlaceColumns, type RowOf, type Rows } from './columns.ts'
import type { StaffRole, Standing } from './standing.ts'

interface Presentation {
  name: string
  language: Language
  site: Site
  /** The local parts of e-mail addresses to pick from. */
  mailboxes: readonly string[]
  describe(): string
}

export function placeOf({ profiles: [profile] }: Rows): PlaceColumns {
  if (profile === undefined) throw new RangeError('there is no row of a profile')
  const { address, city, state, region, postal_code, lat, lng } = profile
  return { address, city, state, region, postal_code, lat, lng }
}

/** Builds the rows that every kind of profile has. Ids sort by moment, then by the order in which they were made. */
export function profileRows(
  kind: ProfileKindName,
  { town, isPending }: Planned,
  { staff, tier, isMember }: Standing,
  listedAt: number,
  random: Random,
) {
  let sequence = 0
  const idAt = (moment: number) => demoId(moment, sequence++, random)
  const id = idAt(listedAt)
  const children = <T extends object>(items: readonly T[]) =>
    items.map((item) => ({ id: idAt(listedAt), owner_id: id, ...item, created_date: instant(listedAt) }))
  const listedBy = staff[0]?.userId ?? null

  function profile(shown: Presentation, { domains, importId }: World): RowOf<'profiles'> {
    const domain = random.chance(0.82) ? domainOf(shown.name, town, (taken) => domains.has(taken)) : undefined
    if (domain !== undefined) domains.add(domain)
    const updatedAt = random.chance(0.4) ? momentSince(listedAt, random) : listedAt
    return {
      id,
      kind,
      name: shown.name,
      description: shown.describe(),
      address: addressIn(town, shown.language, random),
      city: town.name,
      state: town.state,
      region: town.region,
      postal_code: postalCodeAt(shown.site, random),
      lat: shown.site.lat,
      lng: shown.site.lng,
      phone: random.chance(0.93) ? phoneIn(town, random) : null,
      email: domain !== undefined && random.chance(0.7) ? `${random.pick(shown.mailboxes)}@${domain}` : null,
      website: domain === undefined ? null : `https://www.${domain}`,
      parent_id: null,
      status: isPending ? 'Pending' : 'Approved',
      membership_is_active: isMember,
      membership_tier: tier,
      import_id: importId,
      created_date: instant(listedAt),
      created_by: listedBy,
      updated_date: instant(updatedAt),
      updated_by: listedBy,
    }
  }

  return {
    id,
    idAt,
    children,
    /** The rows to add the others to. */
    start: (shown: Presentation, world: World): Rows => ({
      ...noRows(),
      owners: [{ id, kind }],
      profiles: [profile(shown, world)],
    }),
    /** With the roles of the kind, if they aren't those of the staff. */
    members: (roles?: Readonly<Record<StaffRole, string>>) =>
      children(staff.map(({ userId, role }) => ({ user_id: userId, role: roles?.[role] ?? role }))),
    reactions: (people: readonly Person[]) =>
      people.map((person) => {
        const moment = momentSince(listedAt, random)
        return { id: idAt(moment), owner_id: id, user_id: person.id, created_date: instant(moment) }
      }),
    boosts: ({ today }: World) =>
      children(
        inventBoosts(today, random).map(({ startDate, endDate }) => ({
          start_date: startDate,
          end_date: endDate,
          created_by: listedBy,
        })),
      ),
  }
}

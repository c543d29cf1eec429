import { expect, test } from 'vitest'
import type { ZodType } from 'zod'
import { AccountType, accountTypes } from './account-types.ts'
import { AgeGroup, ageGroups } from './age-groups.ts'
import { AmenityName, amenityNames } from './amenities.ts'
import { AudienceGroup, audienceGroups } from './audience-groups.ts'
import {
  AttendanceLevelName,
  attendanceLevels,
  AudienceSize,
  audienceSizes,
  LodgingPerNight,
  lodgingPerNightChoices,
} from './audience-sizes.ts'
import { AudienceTag, audienceTags } from './audience-tags.ts'
import { availabilities, Availability } from './availability.ts'
import { businessCategories, BusinessCategory } from './business-categories.ts'
import { CompetitionLevel, competitionLevels } from './competition-levels.ts'
import { DestinationService, destinationServices } from './destination-services.ts'
import { DestinationType, destinationTypes } from './destination-types.ts'
import { eventCategories, EventCategory } from './event-categories.ts'
import { EventInterestType, eventInterestTypes } from './event-interest-types.ts'
import { EventType, eventTypes } from './event-types.ts'
import { FacilityType, facilityTypes } from './facility-types.ts'
import { Gender, genders } from './genders.ts'
import { Grade, grades } from './grades.ts'
import { LeadStatus, leadStatuses } from './lead-statuses.ts'
import { RequestLocationCategory, requestLocationCategories } from './request-locations.ts'
import { FilterLocation, filterLocations, Location, locations } from './locations.ts'
import { LogLevel, logLevels } from './log-levels.ts'
import { mapIconTypes } from '../rules/map-icon-looks.ts'
import { MapIconType } from './map-icons.ts'
import { marketplaceCategories, MarketplaceCategoryName } from './marketplace-categories.ts'
import { OrganizationType, organizationTypes } from './organization-types.ts'
import { ParticipationMode, participationModes } from './participation-modes.ts'
import { PlaceAttributeTag, placeAttributeTags } from './place-attribute-tags.ts'
import { PlaceCategoryName } from './place-categories.ts'
import { placeCategories } from './place-category-entries.ts'
import { RegionName, regionNames, StateName, states } from './regions.ts'
import { SpaceTypeName, spaceTypes } from './space-types.ts'
import { SportName, sports } from './sports.ts'
import { StaffRole, staffRoles } from './staff-roles.ts'
import { StateWithContentName, statesWithContent } from './states-with-content.ts'
import { Surface, surfaces } from './surfaces.ts'
import { TeamCountRange, teamCountRanges } from './team-count-ranges.ts'
import { PaidTier, paidTiers, Tier, tiers } from './tiers.ts'
import { TravelScope, travelScopes } from './travel-scopes.ts'
import { urgencyLevels } from '../rules/urgency.ts'
import { UrgencyLabel, UrgencyPriority } from './urgency-levels.ts'
import { vendorCategories, VendorCategory } from './vendor-categories.ts'
import { VendorServiceTag, vendorServiceTags } from './vendor-service-tags.ts'

const namesOf = (entries: readonly { name: string }[]) => entries.map(({ name }) => name)

test('every enum has the names of its list, in the same order', () => {
  const enums: Record<string, [{ options: readonly string[] }, readonly string[]]> = {
    AccountType: [AccountType, accountTypes],
    AgeGroup: [AgeGroup, ageGroups],
    AmenityName: [AmenityName, amenityNames],
    AttendanceLevelName: [AttendanceLevelName, namesOf(attendanceLevels)],
    AudienceGroup: [AudienceGroup, audienceGroups],
    AudienceTag: [AudienceTag, audienceTags],
    Availability: [Availability, availabilities],
    BusinessCategory: [BusinessCategory, businessCategories],
    CompetitionLevel: [CompetitionLevel, competitionLevels],
    DestinationService: [DestinationService, destinationServices],
    DestinationType: [DestinationType, destinationTypes],
    EventCategory: [EventCategory, eventCategories],
    EventInterestType: [EventInterestType, eventInterestTypes],
    EventType: [EventType, eventTypes],
    FacilityType: [FacilityType, facilityTypes],
    FilterLocation: [FilterLocation, filterLocations],
    Gender: [Gender, genders],
    Grade: [Grade, grades],
    LeadStatus: [LeadStatus, leadStatuses],
    Location: [Location, locations],
    LogLevel: [LogLevel, logLevels],
    MapIconType: [MapIconType, mapIconTypes],
    MarketplaceCategoryName: [MarketplaceCategoryName, namesOf(marketplaceCategories)],
    OrganizationType: [OrganizationType, organizationTypes],
    PaidTier: [PaidTier, paidTiers],
    ParticipationMode: [ParticipationMode, participationModes],
    PlaceAttributeTag: [PlaceAttributeTag, placeAttributeTags],
    PlaceCategoryName: [PlaceCategoryName, namesOf(placeCategories)],
    RegionName: [RegionName, regionNames],
    RequestLocationCategory: [RequestLocationCategory, requestLocationCategories],
    SpaceTypeName: [SpaceTypeName, namesOf(spaceTypes)],
    SportName: [SportName, namesOf(sports)],
    StaffRole: [StaffRole, staffRoles],
    StateName: [StateName, namesOf(states)],
    StateWithContentName: [StateWithContentName, namesOf(statesWithContent)],
    Surface: [Surface, surfaces],
    TeamCountRange: [TeamCountRange, teamCountRanges],
    Tier: [Tier, tiers],
    TravelScope: [TravelScope, travelScopes],
    UrgencyLabel: [UrgencyLabel, urgencyLevels.map(({ label }) => label)],
    VendorCategory: [VendorCategory, vendorCategories],
    VendorServiceTag: [VendorServiceTag, vendorServiceTags],
  }
  const different = Object.entries(enums)
    .filter(([, [schema, names]]) => schema.options.join('\n') !== names.join('\n'))
    .map(([name]) => name)
  expect(different).toEqual([])
})

test('schemas of numbers accept the numbers of their list', () => {
  expect([...AudienceSize.values]).toEqual(audienceSizes)
  expect([...LodgingPerNight.values]).toEqual(lodgingPerNightChoices.map(({ value }) => value))
  expect([...UrgencyPriority.values]).toEqual([0, 1, 2])
})

test('schemas reject a value that only resembles one of theirs', () => {
  const lookalikes: [schema: ZodType, value: unknown][] = [
    [SportName, 'ice hockey'],
    [SpaceTypeName, 'Courts'],
    [AmenityName, 'Wi-Fi'],
    [StateName, 'Virgin Islands'],
    [MarketplaceCategoryName, 'Youth'],
    [AccountType, 'Admin'],
    [Tier, 'Platinum'],
    [PaidTier, 'Legacy'],
    [UrgencyLabel, 'exploring'],
    [UrgencyPriority, 3],
    [UrgencyPriority, '2'],
    [AudienceSize, 751],
    [LodgingPerNight, 750],
    [AttendanceLevelName, 1000],
  ]
  const accepted = lookalikes.filter(([schema, value]) => schema.safeParse(value).success)
  expect(accepted.map(([, value]) => value)).toEqual([])
})

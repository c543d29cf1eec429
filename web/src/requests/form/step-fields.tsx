import { flexText } from '@app/contract/rules/asked-words.ts'
import { askedField } from '@app/contract/rules/tell-asked.ts'
import { urgencyOf, urgencyOptions } from '@app/contract/rules/urgency.ts'
import { completePlaces } from '../../api/places.ts'
import { Checkbox } from '../../components/fields/checkbox.tsx'
import { PlaceField } from '../../components/fields/place-field.tsx'
import { Segmented } from '../../components/fields/segmented.tsx'
import { SelectField } from '../../components/fields/select-field.tsx'
import { TypedField, type DraftProps, type TypedName } from '../typed-field.tsx'
import { Choice, Choices } from './choices.tsx'
import styles from './form.module.css'
import { SpaceFields, type StepFieldsProps } from './space-fields.tsx'

const Row = ({ names, ...props }: DraftProps & { names: readonly TypedName[] }) => (
  <div className={styles.row}>
    {names.map((name) => (
      <TypedField key={name} {...props} name={name} />
    ))}
  </div>
)

function WhatFields({ lists, files, form }: StepFieldsProps) {
  const { draft, change, errors } = form
  return (
    <>
      <TypedField {...form} name="name" placeholder="Heartland Spring Cup" />
      <Choices
        label={askedField('sportsList').label}
        placeholder={`${lists.sports.length} to choose from`}
        names={lists.sports}
        chosen={draft.sportsList}
        error={errors?.get('sportsList')}
        onChoose={(sportsList) => change({ sportsList })}
      />
      <div className={styles.row}>
        <TypedField {...form} name="ages" placeholder="U11 to U15" />
        <Choice
          label={askedField('gender').label}
          placeholder="Not said"
          names={lists.genders}
          value={draft.gender}
          onChoose={(gender) => change({ gender })}
        />
      </div>
      <TypedField {...form} name="description" hint="Everyone who sees the request can read this." />
      {files}
    </>
  )
}

const weeks = ['1', '2', '3', '4', '5', '6', '7', '8'] as const

function WhenFields({ form }: StepFieldsProps) {
  const { draft, change } = form
  const isFlexible = draft.hasFlexibleDates === true
  return (
    <>
      <Segmented
        label="Dates"
        isLabelHidden
        name="dates"
        options={[
          { value: 'fixed', label: 'On these days' },
          { value: 'flexible', label: 'Some days within a time' },
        ]}
        value={isFlexible ? 'flexible' : 'fixed'}
        onChange={({ target }) =>
          change(
            target.value === 'flexible'
              ? { hasFlexibleDates: true, flexWeeks: undefined }
              : { hasFlexibleDates: false, dayCount: undefined },
          )
        }
      />
      <Row {...form} names={['startDate', 'endDate']} />
      <div className={styles.row}>
        {isFlexible ? (
          <TypedField {...form} name="dayCount" />
        ) : (
          <Choice
            label={askedField('flexWeeks').label}
            placeholder="No, only these days"
            names={weeks}
            value={weeks.find((week) => week === String(draft.flexWeeks))}
            textOf={(week) => flexText({ flexWeeks: Number(week) }) ?? week}
            onChoose={(week) => change({ flexWeeks: week && Number(week) })}
          />
        )}
        <TypedField {...form} name="setupDays" />
      </div>
    </>
  )
}

function WhereFields({ lists, form }: StepFieldsProps) {
  const { draft, change, errors } = form
  const types = draft.facilityTypes ?? []
  return (
    <>
      <div className={styles.row}>
        <PlaceField
          label={askedField('requestAddress').label}
          icon="map-pin"
          placeholder="Indianapolis, IN"
          maxLength={200}
          complete={completePlaces}
          value={draft.requestAddress ?? ''}
          error={errors?.get('requestAddress')}
          onChange={(text) => change({ requestAddress: text === '' ? undefined : text })}
        />
        <TypedField {...form} name="requestDist" placeholder="Any distance" />
      </div>
      <Choices
        label={askedField('facilityTypes').label}
        isOptional
        placeholder="Any"
        names={lists.facilityTypes}
        chosen={types}
        onChoose={(facilityTypes) =>
          change({
            facilityTypes,
            ...(facilityTypes.length === 0 && { needsSpecificFacilityType: undefined }),
          })
        }
      />
      {types.length > 0 && (
        <Checkbox
          label={askedField('needsSpecificFacilityType').label}
          hint="Otherwise they are nice to have."
          checked={draft.needsSpecificFacilityType ?? false}
          onChange={({ currentTarget }) => change({ needsSpecificFacilityType: currentTarget.checked })}
        />
      )}
    </>
  )
}

const PeopleFields = ({ lists, form }: StepFieldsProps) => (
  <>
    <Row {...form} names={['teamCount', 'participants', 'attendance']} />
    {form.draft.teamCount === undefined && (
      <Choice
        label={askedField('teamCountRange').label}
        placeholder="Not said"
        names={lists.teamCountRanges}
        value={form.draft.teamCountRange}
        onChoose={(teamCountRange) => form.change({ teamCountRange })}
      />
    )}
    <Row {...form} names={['roomNights', 'roomsPerNight', 'hotelDist']} />
  </>
)

const BudgetFields = ({ form }: StepFieldsProps) => <Row {...form} names={['budgetFrom', 'budgetTo']} />

const DeadlineFields = ({ form }: StepFieldsProps) => (
  <>
    <SelectField
      label={askedField('urgency').label}
      placeholder="Not said"
      options={urgencyOptions}
      value={form.draft.urgency?.toString() ?? ''}
      onChange={({ currentTarget }) => form.change({ urgency: urgencyOf(currentTarget.value) })}
    />
    <Row {...form} names={['responseDeadline', 'decisionDate']} />
  </>
)

const ContactFields = ({ form }: StepFieldsProps) => (
  <TypedField
    {...form}
    name="contact"
    placeholder="Ana Ruiz, ana@club.example, 317 555 0134"
    hint="Everyone who sees the request can read this."
  />
)

/** In the order of `steps`. */
export const stepFields = [
  WhatFields,
  WhenFields,
  WhereFields,
  SpaceFields,
  PeopleFields,
  BudgetFields,
  DeadlineFields,
  ContactFields,
]

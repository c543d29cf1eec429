import { urgencyLevels } from '@app/contract/rules/urgency.ts'
import { completePlaces } from '../../api/places.ts'
import { Checkbox } from '../../components/fields/checkbox.tsx'
import { PlaceField } from '../../components/fields/place-field.tsx'
import { Segmented } from '../../components/fields/segmented.tsx'
import { counted } from '../../page/format.ts'
import { TypedField, type DraftProps, type TypedName } from '../typed-field.tsx'
import { Choice, Choices } from './choices.tsx'
import styles from './form.module.css'
import { SpaceFields } from './space-fields.tsx'
import type { StepFieldsProps } from './step-fields-props.ts'

const Row = ({ names, ...props }: DraftProps & { names: readonly TypedName[] }) => (
  <div className={styles.row}>
    {names.map((name) => (
      <TypedField key={name} {...props} name={name} />
    ))}
  </div>
)

function WhatFields({ lists, files, ...props }: StepFieldsProps) {
  const { draft, change, errors } = props
  return (
    <>
      <TypedField {...props} name="name" placeholder="Heartland Spring Cup" />
      <Choices
        label="Sport"
        placeholder={`${lists.sports.length} to choose from`}
        names={lists.sports}
        chosen={draft.sportsList}
        error={errors?.get('sportsList')}
        onChoose={(sportsList) => change({ sportsList })}
      />
      <div className={styles.row}>
        <TypedField {...props} name="ages" placeholder="U11 to U15" />
        <Choice
          label="Who plays"
          placeholder="Not said"
          names={lists.genders}
          value={draft.gender}
          onChoose={(gender) => change({ gender })}
        />
      </div>
      {files}
    </>
  )
}

const weeks = ['1', '2', '3', '4', '5', '6', '7', '8'] as const

function WhenFields({ lists: _lists, files: _files, ...props }: StepFieldsProps) {
  const { draft, change } = props
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
      <Row {...props} names={['startDate', 'endDate']} />
      <div className={styles.row}>
        {isFlexible ? (
          <TypedField {...props} name="dayCount" />
        ) : (
          <Choice
            label="Can it move?"
            placeholder="No, only these days"
            names={weeks}
            value={weeks.find((week) => week === String(draft.flexWeeks))}
            textOf={(week) => `${counted(Number(week), 'weekend')} either way`}
            onChoose={(week) => change({ flexWeeks: week && Number(week) })}
          />
        )}
        <TypedField {...props} name="setupDays" />
      </div>
    </>
  )
}

function WhereFields({ lists, files: _files, ...props }: StepFieldsProps) {
  const { draft, change, errors } = props
  const types = draft.facilityTypes ?? []
  return (
    <>
      <div className={styles.row}>
        <PlaceField
          label="Near"
          icon="map-pin"
          placeholder="Indianapolis, IN"
          maxLength={200}
          complete={completePlaces}
          value={draft.requestAddress ?? ''}
          error={errors?.get('requestAddress')}
          onChange={(text) => change({ requestAddress: text === '' ? undefined : text })}
        />
        <TypedField {...props} name="requestDist" placeholder="Any distance" />
      </div>
      <Choices
        label="Type of facility"
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
          label="Only these types"
          hint="Otherwise they are nice to have."
          checked={draft.needsSpecificFacilityType ?? false}
          onChange={({ currentTarget }) => change({ needsSpecificFacilityType: currentTarget.checked })}
        />
      )}
    </>
  )
}

const PeopleFields = ({ lists, files: _files, ...props }: StepFieldsProps) => (
  <>
    <Row {...props} names={['teamCount', 'participants', 'attendance']} />
    {props.draft.teamCount === undefined && (
      <Choice
        label="Teams, if you only know about how many"
        placeholder="Not said"
        names={lists.teamCountRanges}
        value={props.draft.teamCountRange}
        onChoose={(teamCountRange) => props.change({ teamCountRange })}
      />
    )}
    <Row {...props} names={['roomNights', 'roomsPerNight', 'hotelDist']} />
  </>
)

const BudgetFields = ({ lists: _lists, files: _files, ...props }: StepFieldsProps) => (
  <Row {...props} names={['budgetFrom', 'budgetTo']} />
)

const priorities = urgencyLevels.map(({ priority }) => String(priority))

const DeadlineFields = ({ lists: _lists, files: _files, ...props }: StepFieldsProps) => (
  <>
    <Choice
      label="How soon"
      placeholder="Not said"
      names={priorities}
      value={props.draft.urgency?.toString()}
      textOf={(level) => urgencyLevels.find(({ priority }) => String(priority) === level)?.label ?? level}
      onChoose={(level) => props.change({ urgency: level === undefined ? undefined : Number(level) })}
    />
    <Row {...props} names={['responseDeadline', 'decisionDate']} />
  </>
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
]

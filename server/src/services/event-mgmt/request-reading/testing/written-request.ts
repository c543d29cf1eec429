import type { ReadFieldName, ReadFields } from '@app/contract/events/request-reading.ts'

/** A request as somebody writes it, and all that it says. */
export interface WrittenRequest {
  text: string
  fields: { [N in ReadFieldName]?: NonNullable<ReadFields[N]>['value'] }
  /** Fields that need to be confirmed. Others may. */
  uncertain: readonly ReadFieldName[]
}

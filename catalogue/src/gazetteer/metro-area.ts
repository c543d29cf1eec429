/** A metropolitan area or a region that people search by name. */
export interface MetroArea {
  key: string
  label: string
  /** As people type them, lowercase. */
  names: readonly string[]
  /** Counties by the code of their state. Absent in Canada, which the county data doesn't cover. */
  counties?: Readonly<Record<string, string>>
  /** In Canada: the middle and the radius in miles. */
  circle?: { lat: number; lng: number; miles: number }
}

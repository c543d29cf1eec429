/** Normalizes a column name: 'Facility_Name', 'FACILITY NAME' and 'facilityName' all become 'facilityname'. */
export const headerName = (column: string) =>
  column
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')

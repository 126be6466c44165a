// What sections are built with in place of the contracts' own table: the host's.
export { ROUTE_TABLE } from '@telehealth/contracts/router';

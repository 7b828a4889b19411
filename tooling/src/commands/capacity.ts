import { capacityTables } from '../capacity/capacity-tables';

/* Prints the tables of docs/capacity.md for the costs of measured-costs.ts. */
console.log(capacityTables());

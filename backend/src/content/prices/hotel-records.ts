import type { PricedPackage, Supplier } from '../../supplier/supplier';

/** A package of a hotel that pages can show. */
export type PackageWithRecord = PricedPackage & { readonly giataId: number };

/**
 * Returns a check whether the supplier has the record of a hotel. A card of another hotel would have no name and no
 * picture, and would request in vain what nobody has. Each record is requested once.
 */
export function recordCheck(supplier: Supplier): (giataId: number) => Promise<boolean> {
  const checks = new Map<number, Promise<boolean>>();
  return (giataId) => {
    const check = checks.get(giataId) ?? supplier.hotelRecord(giataId).then((record) => record !== null);
    checks.set(giataId, check);
    return check;
  };
}

/** Returns the packages of hotels with a giata number. */
export function withGiataId(packages: readonly PricedPackage[]): readonly PackageWithRecord[] {
  return packages.flatMap((found) => (found.giataId === null ? [] : [{ ...found, giataId: found.giataId }]));
}

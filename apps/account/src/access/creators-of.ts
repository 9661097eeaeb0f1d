const tables = { apps: 'applications', gateways: 'gateways' } as const;

/** SQL that finds the creators of applications or gateways, with the rights that they have now. */
interface CreatorSql {
  /** `creator`, a user or an organization, null when it is not known; and `rightsOfCreator`. */
  readonly columns: string;
  /** The table, under the name that it was given, with what the columns need. */
  readonly from: string;
}

/** The creators of rows of a kind, `row` by name. */
export const creatorsOf = (kind: keyof typeof tables, row: string): CreatorSql => ({
  columns: `
         coalesce(${row}.created_by, 'organization:' || ${row}.organization_id) as creator,
         coalesce(c.rights, s.rights, '{}') as "rightsOfCreator"`,
  from: `
         ${tables[kind]} ${row}
    left join collaborators c on c.kind = '${kind}' and c.entity_id = ${row}.id and c.user_id = ${row}.created_by
    left join organization_collaborators s
      on s.kind = '${kind}' and s.entity_id = ${row}.id and s.organization_id = ${row}.organization_id`,
});

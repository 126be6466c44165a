-- The version of the catalogue that comes with the product.

insert into private.medicine_catalogues (version, source, dated)
values (1, 'Primary-care list of the product: Single Exit Price file of 3 June 2025, doses and interactions from general references', '2026-11-29');

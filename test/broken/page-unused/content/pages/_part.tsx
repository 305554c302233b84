export const Part = () => <p onMouseOver={() => undefined}>Part</p>;

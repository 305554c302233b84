export default <p>Team</p>;
